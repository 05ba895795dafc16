import {
	shippingValue,
	TotalsShipping,
	TotalsWrapper,
} from '@shopfront/components';
import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import { useIsDestinationComplete } from '../shipping/use-shipping-destination';
import { commonRateName, hasSelectedRate } from './selected-rates';
import { shippingPlaceholder } from './shipping-placeholder';

export interface ShippingRowProps {
	className?: string;
	/** What it is called where no single rate gives it a name. */
	label: string;
	/** What belongs to it, as the rates to choose from. */
	children?: ReactNode;
}

/** What shipping costs, or what is missing to know it (contract/blocks.md 6). */
export const ShippingRow = memo( function ShippingSumRow( {
	className,
	label,
	children,
}: ShippingRowProps ) {
	const isComplete = useIsDestinationComplete();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const { rateName, value, placeholder } = useStoreCart(
		( { cartTotals, shippingRates } ) => ( {
			rateName: commonRateName( shippingRates ),
			value: hasSelectedRate( shippingRates )
				? shippingValue( cartTotals, taxDisplay )
				: null,
			placeholder: shippingPlaceholder( shippingRates, isComplete ),
		} )
	);
	const isPending = useIsTotalPending( [ 'total_shipping' ] );
	return (
		<TotalsWrapper className={ className }>
			<TotalsShipping
				label={ rateName || label }
				value={ value }
				placeholder={ placeholder }
				currency={ currency }
				isPending={ isPending }
			>
				{ children }
			</TotalsShipping>
		</TotalsWrapper>
	);
} );
