import { ConnectedCartLines, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';

export const ProductsTable = ( { className }: BlockProps ) => (
	<div className={ clsx( 'wc-block-mini-cart__products-table', className ) }>
		<ConnectedCartLines className="wc-block-mini-cart-items" />
	</div>
);
