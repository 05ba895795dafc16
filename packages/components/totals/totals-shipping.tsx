import { isZeroMinor, type Currency } from '@shopfront/money';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TotalsItem } from './totals-item';

export interface TotalsShippingProps {
	label: string;
	/** Names of the selected rates, if the title omits them; `''` for none. */
	via?: string;
	/** Minor units, with tax if the shop's prices include it; `null` if unknown. */
	value: string | null;
	/** Replaces an unknown price. */
	placeholder?: string;
	currency: Currency;
	isPending?: boolean;
	/** Related content, such as the destination and the rates. */
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
 * Shows zero as 'Free' (docs/contract/cart-and-checkout.md 9, "Money and totals").
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
