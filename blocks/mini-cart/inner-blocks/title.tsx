import type { BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

export const Title = ( { className, children }: BlockProps ) => (
	<h2 className={ clsx( 'wc-block-mini-cart__title', className ) }>
		{ children }
	</h2>
);
