import { ConnectedTotal, useContainerSize } from '@shopfront/bindings';
import { StickyBar, type StickyBarProps } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/**
 * Shows the total and the checkout link in a bar at the bottom of a small window, while the link itself is below the
 * visible area. In the two-column layout the totals are sticky instead.
 */
export const ProceedBar = ( {
	targetRef,
	children,
}: Pick< StickyBarProps, 'targetRef' | 'children' > ) => {
	const isLarge = useContainerSize() === 'large';
	return isLarge ? null : (
		<StickyBar
			className="wc-block-cart__submit-container wc-block-cart__submit-container--sticky"
			targetRef={ targetRef }
			label={ __( 'Checkout', 'woocommerce' ) }
		>
			<ConnectedTotal isEstimate />
			{ children }
		</StickyBar>
	);
};
