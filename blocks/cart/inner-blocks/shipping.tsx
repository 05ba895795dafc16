import {
	ShippingAddress,
	useBlockApp,
	useCartCurrency,
	useIsTotalPending,
	useShippingDestination,
	useShippingRates,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import {
	ShippingRatesControl,
	shippingValue,
	TotalsShipping,
	TotalsWrapper,
} from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import {
	commonRateName,
	hasRateDetails,
	hasSelectedRate,
} from '../selected-rates';
import { shippingPlaceholder } from '../shipping-placeholder';

/** What shipping costs, where goods go and how, where anything is shipped (specification 2, Cart page; 9). */
export const Shipping = ( props: BlockProps ) => {
	const { shippingEnabled } = useBlockApp().settings;
	const { cartNeedsShipping } = useStoreCart();
	return shippingEnabled && cartNeedsShipping ? (
		<ShippingArea { ...props } />
	) : null;
};

const ShippingArea = ( { className }: Pick< BlockProps, 'className' > ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { cartTotals } = useStoreCart();
	const rates = useShippingRates();
	const { packages, isLoading, collectableMethodIds, selectRate } = rates;
	const { isComplete } = useShippingDestination();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_shipping' ] );
	return (
		<TotalsWrapper className={ className }>
			<TotalsShipping
				label={
					commonRateName( packages ) || __( 'Shipping', 'shopfront' )
				}
				value={
					hasSelectedRate( packages )
						? shippingValue( cartTotals, taxDisplay )
						: null
				}
				placeholder={ shippingPlaceholder( packages, isComplete ) }
				currency={ currency }
				isPending={ isPending }
			>
				<ShippingAddress />
				{ hasRateDetails( packages ) && (
					<ShippingRatesControl
						packages={ packages }
						siteCurrency={ siteCurrency }
						taxDisplay={ taxDisplay }
						collectableMethodIds={ collectableMethodIds }
						isLoading={ isLoading }
						onSelect={ selectRate }
					/>
				) }
			</TotalsShipping>
		</TotalsWrapper>
	);
};
