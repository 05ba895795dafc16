import { isZeroMinor, type Currency } from '@shopfront/money';
import { __ } from '@wordpress/i18n';
import { TotalsItem } from './totals-item';

export interface TotalsShippingProps {
	/** What it is called, as the name of the chosen rate. */
	label: string;
	/** Minor units, with tax where the shop shows prices so. */
	value: string;
	currency: Currency;
	isPending?: boolean;
}

/**
 * What shipping costs; zero reads 'Free' (specification 9, Money and totals).
 *
 * Surface: `.wc-block-components-totals-shipping`.
 */
export const TotalsShipping = ( {
	label,
	value,
	currency,
	isPending,
}: TotalsShippingProps ) => (
	<div className="wc-block-components-totals-shipping">
		<TotalsItem
			label={ label }
			value={
				isZeroMinor( value )
					? {
							content: (
								<strong>{ __( 'Free', 'shopfront' ) }</strong>
							),
						}
					: value
			}
			currency={ currency }
			isPending={ isPending }
		/>
	</div>
);
