import clsx from 'clsx';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';

const BLOCK = 'wc-block-components-payment-method-label';

/** The shop's icons for payment methods (docs/contract/cart-and-checkout.md 9, "Payment and preview"). */
export type PaymentIconName = 'bank' | 'bill' | 'card' | 'checkPayment';

const ICONS: readonly string[] = [
	'bank',
	'bill',
	'card',
	'checkPayment',
] satisfies PaymentIconName[];

const isPaymentIcon = ( icon: unknown ): icon is PaymentIconName =>
	typeof icon === 'string' && ICONS.includes( icon );

export interface PaymentMethodLabelProps {
	text?: string;
	/** Name of one of the shop's icons, or an element. Other names show no icon. */
	icon?: PaymentIconName | ReactElement | string | null;
}

const getIconName = ( icon: PaymentMethodLabelProps[ 'icon' ] ) => {
	if ( isPaymentIcon( icon ) ) {
		return <Icon name={ icon } />;
	}
	return typeof icon === 'string' ? null : icon;
};

/**
 * Name of a payment method, with an optional icon.
 *
 * Surface: `.wc-block-components-payment-method-label` (`--with-icon`) (docs/contract/events.md 3).
 */
export const PaymentMethodLabel = ( {
	text = '',
	icon,
}: PaymentMethodLabelProps ) => {
	const drawing = getIconName( icon );
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
