vcl 4.1;

# Varnish before the shop: pages stay until what they show has changed, and are dropped by surrogate key.
# Debian: apt-get install varnish varnish-modules (xkey). TLS ends before Varnish (nginx, hitch), which sets X-Forwarded-Proto.
#
# The shop:  EDGE_CACHE_SECONDS=3600  EDGE_PURGE_URLS=http://127.0.0.1:6081/  TRUSTED_PROXIES=127.0.0.1
# Varnish:   varnishd -p http_gzip_support=off -p http_resp_hdr_len=64k -p http_resp_size=128k -p workspace_backend=256k   (the shop compresses; Varnish knows no Brotli)
# Every storefront process names every Varnish: each tells what it has heard.

import std;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = {
		.url = "/robots.txt";
		.interval = 1s;
		.window = 3;
		.threshold = 2;
	}
}

# The storefronts, who may say what has changed.
acl storefronts {
	"localhost";
	"127.0.0.1";
	"::1";
}

# The proxy that ends TLS.
acl proxies {
	"localhost";
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ storefronts) {
			return (synth(403, "Not yours"));
		}
		if (!req.http.Surrogate-Key) {
			return (synth(400, "Surrogate-Key"));
		}
		set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200, req.http.X-Purged));
	}

	# What a visitor says of himself is not believed.
	if (client.ip !~ proxies) {
		unset req.http.X-Forwarded-Proto;
		unset req.http.X-Forwarded-Host;
	}
	if (!req.http.X-Forwarded-Host) {
		set req.http.X-Forwarded-Host = req.http.Host;
	}

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Who is signed in, and the retailer's own app (its prefix as in the brand's record, or NATIVE_APP_PREFIX), get pages of their own; scripts ask for data.
	if (req.http.Cookie ~ "access_token=" || req.http.User-Agent ~ "^ShopApp/" || req.http.Sec-Fetch-Dest == "empty") {
		return (pass);
	}
	# Rooms of one visitor: their cookies go through.
	if (req.url !~ "^/[a-z][a-z](?:-[a-z][a-z])?/(?:(?:c|p|new|offers|private-sale|search|stores|loyalty)/[^?]*)?(?:\?|$)" && req.url !~ "^/(?:assets|media|fonts)/") {
		return (pass);
	}
	# Only remembered here: the shop need not see a cookie to answer a page for everybody.
	set req.http.X-Language = regsub(req.http.Cookie, "^(?:.*;\s*)?i18n_redirected=(\w\w(?:-\w\w)?)(?:;.*)?$|^.*$", "\1");
	unset req.http.Cookie;

	# What campaigns add to an address makes no other page.
	set req.url = regsuball(req.url, "([?&])(?:utm_\w+|gclid|dclid|fbclid|msclkid|ttclid|gbraid|wbraid|srsltid|mc_eid|mc_cid)=[^&]*&?", "\1");
	set req.url = regsub(req.url, "[?&]+$", "");
	set req.url = std.querysort(req.url);

	if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0)") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0)") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# No page of before while the next one is on its way; only where no shop answers.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.url);
	hash_data(req.http.X-Forwarded-Host);
	hash_data(req.http.X-Forwarded-Proto);
	hash_data(req.http.Accept-Encoding);
	return (lookup);
}

sub vcl_backend_fetch {
	unset bereq.http.X-Language;
}

sub vcl_backend_response {
	set beresp.do_gzip = false;
	set beresp.do_gunzip = false;
	# Only what the shop says is for everybody.
	if (beresp.http.Cache-Control !~ "s-maxage|immutable|public") {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		return (deliver);
	}
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	set beresp.grace = 600s;
	return (deliver);
}

sub vcl_deliver {
	# The language of the page, where the visitor's cookie says another one (the shop's script does the same; this is for those without).
	if (resp.http.xkey && resp.status == 200 && req.http.X-Language != regsub(req.url, "^/(\w\w(?:-\w\w)?)/.*$", "\1")) {
		set resp.http.Set-Cookie = "i18n_redirected=" + regsub(req.url, "^/(\w\w(?:-\w\w)?)/.*$", "\1") + "; Path=/; Max-Age=31536000; SameSite=Lax";
	}
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
