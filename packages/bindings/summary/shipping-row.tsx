import {
	shippingValue,
	TotalsShipping,
	TotalsWrapper,
} from '@shopfront/components';
import type { DeliveryKind } from '@shopfront/components';
import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import { filterPackages } from '../cart/delivery';
import { useIsDestinationComplete } from '../cart/use-shipping-destination';
import { hasSelectedRate, getRateNames } from '../cart/selected-rates';
import { getShippingPlaceholder } from './shipping-placeholder';

export interface ShippingRowProps {
	className?: string;
	/** Title of the row if the shopper can choose between rates. */
	label: string;
	/** Which rates the page offers; by default both, as in a cart. */
	kind?: DeliveryKind;
	children?: ReactNode;
}

/** Shows the price, or what's missing to calculate it (docs/contract/blocks.md 6). */
export const ShippingRow = memo( function ShippingSumRow( {
	className,
	label,
	kind,
	children,
}: ShippingRowProps ) {
	const { collectableMethodIds } = useBlockApp().settings;
	const isComplete = useIsDestinationComplete();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const { title, via, value, placeholder } = useStoreCart(
		( { cartTotals, shippingRates } ) => {
			const offered = kind
				? filterPackages( kind, shippingRates, collectableMethodIds )
				: shippingRates;
			return {
				...getRateNames( offered ),
				value: hasSelectedRate( shippingRates )
					? shippingValue( cartTotals, taxDisplay )
					: null,
				placeholder: getShippingPlaceholder( offered, isComplete ),
			};
		}
	);
	const isPending = useIsTotalPending( [ 'total_shipping' ] );
	return (
		<TotalsWrapper className={ className }>
			<TotalsShipping
				label={ title || label }
				via={ via }
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
