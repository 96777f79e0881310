-- Orders that were confirmed some minutes ago are looked through for those whose invoice was lost.
create index orders_confirmed on orders (confirmed_at) where order_status = 'confirmed';
