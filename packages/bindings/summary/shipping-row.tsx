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
	/** Title of the row if there are several rates to choose from. */
	label: string;
	/** The kind of rates that the page offers; both by default, as in a cart. */
	kind?: DeliveryKind;
	/** Content of the row, such as a list of rates. */
	children?: ReactNode;
}

/** Renders the shipping price, or what is missing to calculate it (docs/contract/blocks.md 6). */
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
