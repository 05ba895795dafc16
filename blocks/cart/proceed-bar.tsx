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
 * The total and the checkout link in a bar at the bottom of a small window, while the link itself is below the visible
 * area. In the two-column layout the totals are sticky instead.
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
