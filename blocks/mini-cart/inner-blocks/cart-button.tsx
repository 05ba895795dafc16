import type { BlockProps } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { PageButton } from '../page-button';
import { readLabel } from '../read-label';

const HAS_STYLE = /(^|\s)is-style-/;

/** An outline, unless the author has chosen another style. */
export const CartButton = ( {
	className = '',
	cartButtonLabel,
}: BlockProps ) => (
	<PageButton
		className={ clsx(
			'wc-block-mini-cart__footer-cart',
			! HAS_STYLE.test( className ) && 'is-style-outline',
			className
		) }
		page="cart"
	>
		{ readLabel( cartButtonLabel, __( 'View my cart', 'woocommerce' ) ) }
	</PageButton>
);
