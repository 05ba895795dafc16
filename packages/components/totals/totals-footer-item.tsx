import { formatMoney, isZeroMinor, type Currency } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { TotalsItem } from './totals-item';
import type { TaxDisplay } from './totals-values';

export interface TotalsFooterItemProps {
	totals: CartTotalsResponse;
	currency: Currency;
	taxDisplay: TaxDisplay;
	/** The total may still change, as in a cart. */
	isEstimate?: boolean;
	isShippingPending?: boolean;
	isPending?: boolean;
	label?: string;
	/** Text around the amount, with `<price/>` as placeholder. */
	format?: string;
}

export const totalLabel = ( isEstimate: boolean ): string =>
	isEstimate
		? __( 'Estimated total', 'woocommerce' )
		: __( 'Total', 'woocommerce' );

/**
 * Shows the included tax if the shop's prices include it (docs/contract/cart-and-checkout.md 9).
 *
 * Surface: `.wc-block-components-totals-footer-item`, `-tax`, `-tax-value`, `-shipping`.
 */
export const TotalsFooterItem = ( {
	totals,
	currency,
	taxDisplay,
	isEstimate = false,
	isShippingPending = false,
	isPending,
	label = totalLabel( isEstimate ),
	format,
}: TotalsFooterItemProps ) => (
	<TotalsItem
		className="wc-block-components-totals-footer-item"
		label={ label }
		value={ totals.total_price }
		format={ format }
		amountClassName="wc-block-components-totals-footer-item-tax-value"
		currency={ currency }
		isPending={ isPending }
		description={
			<>
				{ taxDisplay.taxesEnabled &&
					taxDisplay.displayCartPricesIncludingTax &&
					! isZeroMinor( totals.total_tax ) && (
						<p className="wc-block-components-totals-footer-item-tax">
							{ taxDisplay.displayItemizedTaxes &&
							totals.tax_lines.length
								? taxList( totals, currency )
								: taxSum( totals, currency ) }
						</p>
					) }
				{ isShippingPending && (
					<p className="wc-block-components-totals-footer-item-shipping">
						{ __(
							'Shipping will be calculated at checkout',
							'woocommerce'
						) }
					</p>
				) }
			</>
		}
	/>
);

const taxList = (
	{ tax_lines: lines }: CartTotalsResponse,
	currency: Currency
) =>
	sprintf(
		/* translators: %s: taxes that a total contains, as "$5.25 State Tax, $1.00 City Tax". */
		__( 'Including %s', 'woocommerce' ),
		lines
			.map( ( { name, price } ) =>
				sprintf(
					/* translators: 1: amount of a tax, 2: name of the tax. */
					__( '%1$s %2$s', 'shopfront' ),
					formatMoney( price, currency ),
					decodeEntities( name )
				)
			)
			.join( ', ' )
	);

const taxSum = ( totals: CartTotalsResponse, currency: Currency ) =>
	createInterpolateElement(
		/* translators: <TaxAmount/>: the amount of tax that a total contains. */
		__( 'Including <TaxAmount/> in taxes', 'woocommerce' ),
		{
			TaxAmount: (
				<FormattedMonetaryAmount
					className="wc-block-components-totals-footer-item-tax-value"
					value={ totals.total_tax }
					currency={ currency }
				/>
			),
		}
	);
