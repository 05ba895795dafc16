import type { BlockProps } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { PageButton } from '../page-button';
import { readLabel } from '../read-label';

export const ShoppingButton = ( {
	className,
	startShoppingButtonLabel,
}: BlockProps ) => (
	<div className="wp-block-button has-text-align-center">
		<PageButton
			className={ clsx(
				'wc-block-mini-cart__shopping-button',
				className
			) }
			page="shop"
		>
			{ readLabel(
				startShoppingButtonLabel,
				__( 'Start shopping', 'woocommerce' )
			) }
		</PageButton>
	</div>
);
