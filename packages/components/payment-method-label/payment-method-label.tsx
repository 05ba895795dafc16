import clsx from 'clsx';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';

const BLOCK = 'wc-block-components-payment-method-label';

/** See docs/contract/cart-and-checkout.md 9, "Payment and preview". */
export const PAYMENT_SHAPES = {
	bank: 'M4 9.5 12 4.5l8 5zM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M4 17h16M3.5 19.5h17',
	bill: 'M2.5 6.5h19v11h-19zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M5.5 12v.01M18.5 12v.01',
	card: 'M2.5 6h19v12.5h-19zM2.5 10h19M6 14.5h4',
	checkPayment:
		'M2.5 6h19v12h-19zM5.5 9.5h7M5.5 12h4M12 15c1-2 2-2 2.5-.5s1.5 1 2-.5 1.5-.5 2 .5',
} as const;

type PaymentIconName = keyof typeof PAYMENT_SHAPES;

const isPaymentIcon = ( icon: string ): icon is PaymentIconName =>
	Object.hasOwn( PAYMENT_SHAPES, icon );

export interface PaymentMethodLabelProps {
	text?: string;
	/** Name of one of the shop's icons, or an element. Other names show no icon. */
	icon?: PaymentIconName | ReactElement | string | null;
}

const renderIcon = ( icon: PaymentMethodLabelProps[ 'icon' ] ) => {
	if ( typeof icon !== 'string' ) {
		return icon;
	}
	return isPaymentIcon( icon ) ? (
		<Icon shape={ PAYMENT_SHAPES[ icon ] } />
	) : null;
};

/** Surface: `.wc-block-components-payment-method-label` (`--with-icon`) (docs/contract/events.md 3). */
export const PaymentMethodLabel = ( {
	text = '',
	icon,
}: PaymentMethodLabelProps ) => {
	const drawing = renderIcon( icon );
	return (
		<span
			className={ clsx( BLOCK, {
				[ `${ BLOCK }--with-icon` ]: drawing,
			} ) }
		>
			{ drawing }
			{ text }
		</span>
	);
};
