import { isZeroMinor, type Currency } from '@shopfront/money';
import type { CartFeeResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { TotalsItem } from './totals-item';
import { withTax, type TaxDisplay } from './totals-values';

export interface TotalsFeesProps {
	cartFees: readonly CartFeeResponse[];
	currency: Currency;
	taxDisplay: TaxDisplay;
	isPending?: boolean;
	className?: string;
}

/**
 * One line per nonzero fee (docs/contract/cart-and-checkout.md 3, "Fee").
 *
 * Surface: `.wc-block-components-totals-fees`, `__{key}`.
 */
export const TotalsFees = ( {
	cartFees,
	currency,
	taxDisplay,
	isPending,
	className,
}: TotalsFeesProps ) => {
	const fees = cartFees
		.map( ( { key, name, totals } ) => ( {
			key,
			name,
			value: withTax( totals.total, totals.total_tax, taxDisplay ),
		} ) )
		.filter( ( { value } ) => ! isZeroMinor( value ) );
	return fees.length === 0 ? null : (
		<>
			{ fees.map( ( { key, name, value } ) => (
				<TotalsItem
					key={ key }
					className={ clsx(
						'wc-block-components-totals-fees',
						`wc-block-components-totals-fees__${ key }`,
						className
					) }
					label={
						decodeEntities( name ) || __( 'Fee', 'woocommerce' )
					}
					value={ value }
					currency={ currency }
					isPending={ isPending }
				/>
			) ) }
		</>
	);
};
