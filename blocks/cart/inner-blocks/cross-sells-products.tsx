import {
	coerceAttributes,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { CrossSellsList } from '@shopfront/components';
import { useRef } from '@wordpress/element';
import { CrossSell } from '../cross-sell';
import { useFocusAfterAdding } from '../use-focus-after-adding';

/** The cross-sell products. */
export const CrossSellsProducts = ( { className, ...props }: BlockProps ) => {
	const crossSellsProducts = useStoreCart(
		( cart ) => cart.crossSellsProducts
	);
	const list = useRef< HTMLUListElement >( null );
	const onAdd = useFocusAfterAdding( list, crossSellsProducts );
	const { columns } = coerceAttributes(
		{ columns: { type: 'number', default: 3 } },
		props
	);
	return (
		<div className={ className }>
			<CrossSellsList ref={ list } columns={ columns }>
				{ crossSellsProducts.map( ( product ) => (
					<CrossSell
						key={ product.id }
						product={ product }
						onAdd={ onAdd }
					/>
				) ) }
			</CrossSellsList>
		</div>
	);
};
