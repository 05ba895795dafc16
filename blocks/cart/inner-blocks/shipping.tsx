import {
	useBlockApp,
	useCartCurrency,
	useIsTotalPending,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import {
	shippingValue,
	TotalsShipping,
	TotalsWrapper,
} from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import { commonRateName, hasSelectedRate } from '../selected-rates';

/** What shipping costs, once it is known how anything is shipped (contract/blocks.md 5, Behaviour notes). */
export const Shipping = ( { className }: BlockProps ) => {
	const { shippingEnabled } = useBlockApp().settings;
	const { cartTotals, cartNeedsShipping, shippingRates } = useStoreCart();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_shipping' ] );
	const value = shippingValue( cartTotals, taxDisplay );
	const isKnown =
		shippingEnabled &&
		cartNeedsShipping &&
		value !== null &&
		hasSelectedRate( shippingRates );
	return isKnown ? (
		<TotalsWrapper className={ className }>
			<TotalsShipping
				label={
					commonRateName( shippingRates ) ||
					__( 'Shipping', 'shopfront' )
				}
				value={ value }
				currency={ currency }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	) : null;
};
