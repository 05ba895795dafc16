import clsx from 'clsx';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';

const BLOCK = 'wc-block-components-payment-method-label';

/** Drawings that a shop has for ways to pay (docs/contract/cart-and-checkout.md 9, "Payment and preview"). */
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
	/** One of the shop's drawings, or an element. Other names draw nothing. */
	icon?: PaymentIconName | ReactElement | string | null;
}

const getIconName = ( icon: PaymentMethodLabelProps[ 'icon' ] ) => {
	if ( isPaymentIcon( icon ) ) {
		return <Icon name={ icon } />;
	}
	return typeof icon === 'string' ? null : icon;
};

/**
 * What a way to pay is called, with a drawing where it has one.
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
