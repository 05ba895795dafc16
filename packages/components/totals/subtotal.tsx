import type { Currency } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { TotalsItem } from './totals-item';
import { subtotalValue, type TaxDisplay } from './totals-values';

export interface SubtotalProps {
	totals: CartTotalsResponse;
	currency: Currency;
	taxDisplay: TaxDisplay;
	isPending?: boolean;
	className?: string;
	description?: string;
}

/** Includes tax if the shop's prices do. */
export const Subtotal = ( {
	totals,
	currency,
	taxDisplay,
	isPending,
	className,
	description,
}: SubtotalProps ) => (
	<TotalsItem
		className={ className }
		label={ __( 'Subtotal', 'woocommerce' ) }
		value={ subtotalValue( totals, taxDisplay ) }
		currency={ currency }
		isPending={ isPending }
		description={ description }
	/>
);
