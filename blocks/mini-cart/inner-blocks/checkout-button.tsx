import type { BlockProps } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { PageButton } from '../page-button';
import { readLabel } from '../read-label';

export const CheckoutButton = ( {
	className,
	checkoutButtonLabel,
}: BlockProps ) => (
	<PageButton
		className={ clsx( 'wc-block-mini-cart__footer-checkout', className ) }
		page="checkout"
	>
		{ readLabel(
			checkoutButtonLabel,
			__( 'Go to checkout', 'woocommerce' )
		) }
	</PageButton>
);
