import {
	coerceAttributes,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { CrossSellsList } from '@shopfront/components';
import { useRef } from '@wordpress/element';
import { CrossSell } from '../cross-sell';

export const CrossSellsProducts = ( { className, ...props }: BlockProps ) => {
	const crossSellsProducts = useStoreCart(
		( cart ) => cart.crossSellsProducts
	);
	const list = useRef< HTMLUListElement >( null );
	const { columns } = coerceAttributes(
		{ columns: { type: 'number', default: 3 } },
		props
	);
	return (
		<div className={ className }>
			<CrossSellsList ref={ list } columns={ columns }>
				{ crossSellsProducts.map( ( product, index ) => (
					<CrossSell
						key={ product.id }
						product={ product }
						list={ list }
						index={ index }
					/>
				) ) }
			</CrossSellsList>
		</div>
	);
};
