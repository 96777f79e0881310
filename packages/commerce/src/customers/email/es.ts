import type { IdentityTexts } from './words.ts'

export const ES: IdentityTexts = {
	hello: (firstName) => `Hola, ${firstName}:`,
	confirm: (shop) => ({
		subject: `Confirma tu correo electrónico para tu cuenta de ${shop}`,
		lines: [`Gracias por crear una cuenta en ${shop}. Solo falta confirmar que esta dirección es tuya.`],
		button: 'Confirmar mi dirección',
		notes: [
			'El enlace es válido durante 48 horas.',
			'¿No has pedido nada? Ignora este mensaje: sin confirmación no se crea ninguna cuenta.',
		],
	}),
	exists: (shop) => ({
		subject: `Ya tienes una cuenta en ${shop}`,
		lines: [
			`Alguien, seguramente tú, acaba de pedir una cuenta en ${shop} con esta dirección. Ya tienes una: solo tienes que iniciar sesión.`,
		],
		button: 'Iniciar sesión',
		forgotten: '¿Has olvidado la contraseña? Elige una nueva:',
		notes: ['Nada ha cambiado en tu cuenta. Si no has sido tú, puedes ignorar este mensaje.'],
	}),
	reset: (shop) => ({
		subject: `Elige una nueva contraseña de ${shop}`,
		lines: ['Has pedido elegir una nueva contraseña.'],
		button: 'Elegir contraseña',
		notes: [
			'El enlace es válido durante una hora y solo sirve una vez.',
			'¿No has pedido nada? Ignora este mensaje: tu contraseña sigue siendo la misma.',
		],
	}),
	signIn: (shop) => ({
		subject: `Tu enlace para entrar en ${shop}`,
		lines: ['Este es el enlace que has pedido para iniciar sesión sin contraseña.'],
		button: 'Iniciar sesión',
		notes: [
			'El enlace es válido durante 30 minutos y solo sirve una vez. No lo compartas con nadie.',
			'¿No has pedido nada? Ignora este mensaje.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `Tu contraseña de ${shop} ha cambiado`,
		lines: [
			'La contraseña de tu cuenta acaba de cambiar. Por seguridad, hemos cerrado la sesión en los demás dispositivos.',
		],
		heldPasskeys:
			'Las llaves de acceso de tu cuenta están en pausa: inicia sesión y reactiva en «Seguridad» las que sean tuyas.',
		notes: ['¿No has sido tú? Pide enseguida una nueva contraseña en nuestra web y responde a este mensaje.'],
	}),
	newEmail: (shop) => ({
		subject: `Confirma tu nuevo correo electrónico en ${shop}`,
		lines: [`Quieres usar esta dirección para tu cuenta de ${shop}. Confírmala para que el cambio se haga efectivo.`],
		button: 'Confirmar esta dirección',
		notes: ['El enlace es válido durante 24 horas.', '¿No has pedido nada? Ignora este mensaje: no cambiará nada.'],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `Se ha pedido cambiar el correo electrónico de tu cuenta de ${shop}`,
		lines: [
			`Se ha pedido sustituir esta dirección por ${maskedEmail} en tu cuenta. El cambio se hará cuando se confirme la nueva dirección.`,
		],
		notes: ['¿No has sido tú? Cambia tu contraseña cuanto antes y responde a este mensaje.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `Se ha cambiado el correo electrónico de tu cuenta de ${shop}`,
		lines: [
			`La dirección de tu cuenta es ahora ${maskedEmail}. Con ella inicias sesión y a ella te escribimos: esta dirección ya no abre tu cuenta.`,
		],
		notes: ['¿No has sido tú? Responde a este mensaje cuanto antes.'],
	}),
	emailTaken: (shop) => ({
		subject: `Han indicado tu correo electrónico para otra cuenta de ${shop}`,
		lines: [
			`Alguien ha querido usar esta dirección para otra cuenta de ${shop}. Como ya pertenece a la tuya, no se ha cambiado nada.`,
		],
		button: 'Iniciar sesión',
		notes: ['Si has sido tú, inicia sesión con esta dirección. Si no, puedes ignorar este mensaje.'],
	}),
}
