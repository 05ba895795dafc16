import {
	useCartCurrency,
	useContainerSize,
	useIsTotalPending,
	useStoreCart,
	useTotalDisplay,
} from '@shopfront/bindings';
import {
	StickyBar,
	TotalsItem,
	type StickyBarProps,
} from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/**
 * The sum and the way to the checkout at the lower edge of a small window, while the button itself is further down.
 * Where items and totals stand beside each other, the totals stay in view by themselves.
 */
export const ProceedBar = ( {
	targetRef,
	children,
}: Pick< StickyBarProps, 'targetRef' | 'children' > ) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	const { label, format } = useTotalDisplay( true );
	const isLarge = useContainerSize() === 'large';
	return isLarge ? null : (
		<StickyBar
			className="wc-block-cart__submit-container wc-block-cart__submit-container--sticky"
			targetRef={ targetRef }
			label={ __( 'Checkout', 'woocommerce' ) }
		>
			<TotalsItem
				label={ label }
				format={ format }
				value={ cartTotals.total_price }
				currency={ currency }
				isPending={ isPending }
			/>
			{ children }
		</StickyBar>
	);
};
