import type { BlockProps } from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

export const Heading = ( { className, content }: BlockProps ) => (
	<h2 className={ clsx( 'wc-block-cart__totals-title', className ) }>
		{ typeof content === 'string' && content !== ''
			? content
			: __( 'Cart totals', 'woocommerce' ) }
	</h2>
);
