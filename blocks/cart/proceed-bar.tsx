import {
	useCartCurrency,
	useContainerSize,
	useIsTotalPending,
	useStoreCart,
	useTotalLook,
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
	standsFor,
	children,
}: Pick< StickyBarProps, 'standsFor' | 'children' > ) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	const { label, format } = useTotalLook( true );
	const isLarge = useContainerSize() === 'large';
	return isLarge ? null : (
		<StickyBar
			className="wc-block-cart__submit-container wc-block-cart__submit-container--sticky"
			standsFor={ standsFor }
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
