import { isZeroMinor, type Currency } from '@shopfront/money';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TotalsItem } from './totals-item';

export interface TotalsShippingProps {
	/** The title of the row. */
	label: string;
	/** The names of the chosen rates, where the title does not say them; `''` for none. */
	via?: string;
	/** Minor units, with tax where the shop shows prices so; `null` while that is not known. */
	value: string | null;
	/** What is said in place of a price that is not known. */
	placeholder?: string;
	currency: Currency;
	isPending?: boolean;
	/** What belongs to it, as the place that goods go to, and the rates to choose from. */
	children?: ReactNode;
}

const contentOf = ( value: string | null, placeholder: string ) => {
	if ( value === null ) {
		return {
			content: (
				<span className="wc-block-components-shipping-placeholder__value">
					{ placeholder }
				</span>
			),
		};
	}
	return isZeroMinor( value )
		? { content: <strong>{ __( 'Free', 'woocommerce' ) }</strong> }
		: value;
};

/**
 * What shipping costs; zero reads 'Free' (docs/contract/cart-and-checkout.md 9, "Money and totals").
 *
 * Surface: `.wc-block-components-totals-shipping`, `__via`, `__collaterals`;
 * `.wc-block-components-shipping-placeholder__value`.
 */
export const TotalsShipping = ( {
	label,
	via = '',
	value,
	placeholder = '',
	currency,
	isPending,
	children,
}: TotalsShippingProps ) => (
	<div className="wc-block-components-totals-shipping">
		<TotalsItem
			label={ label }
			value={ contentOf( value, placeholder ) }
			currency={ currency }
			isPending={ isPending }
			description={
				via && (
					<div className="wc-block-components-totals-shipping__via">
						{ via }
					</div>
				)
			}
		/>
		{ children && (
			<div className="wc-block-components-totals-shipping__collaterals">
				{ children }
			</div>
		) }
	</div>
);
