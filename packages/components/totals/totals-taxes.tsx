import { compareMinor, type Currency } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { TotalsItem } from './totals-item';
import type { TaxDisplay } from './totals-values';

export interface TotalsTaxesProps {
	totals: CartTotalsResponse;
	currency: Currency;
	taxDisplay: TaxDisplay;
	showRateAfterTaxName?: boolean;
	isPending?: boolean;
	className?: string;
}

/**
 * Taxes on top of the prices: one line, or one per tax if the shop itemizes them and the cart lists them. Renders
 * nothing if taxes are disabled and none is due (docs/contract/cart-and-checkout.md 9, "Money and totals").
 *
 * Surface: `.wc-block-components-totals-taxes`.
 */
export const TotalsTaxes = ( {
	totals,
	currency,
	taxDisplay,
	showRateAfterTaxName = false,
	isPending,
	className,
}: TotalsTaxesProps ) => {
	if (
		! taxDisplay.taxesEnabled &&
		compareMinor( totals.total_tax, '0' ) <= 0
	) {
		return null;
	}
	const classes = clsx( 'wc-block-components-totals-taxes', className );
	if ( ! taxDisplay.displayItemizedTaxes || ! totals.tax_lines.length ) {
		return (
			<TotalsItem
				className={ classes }
				label={ __( 'Taxes', 'woocommerce' ) }
				value={ totals.total_tax }
				currency={ currency }
				isPending={ isPending }
			/>
		);
	}
	return (
		<>
			{ totals.tax_lines.map( ( { name, rate, price }, index ) => (
				<TotalsItem
					key={ index }
					className={ classes }
					label={
						showRateAfterTaxName
							? sprintf(
									/* translators: 1: name of a tax, 2: its rate, as 7.25%. */
									__( '%1$s %2$s', 'shopfront' ),
									decodeEntities( name ),
									rate
								)
							: decodeEntities( name )
					}
					value={ price }
					currency={ currency }
					isPending={ isPending }
				/>
			) ) }
		</>
	);
};
