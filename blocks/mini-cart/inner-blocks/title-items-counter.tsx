import { useStoreCart, type BlockProps } from '@shopfront/bindings';
import { __, sprintf } from '@wordpress/i18n';

export const TitleItemsCounter = ( { className }: BlockProps ) => {
	const count = useStoreCart( ( { cartItemsCount } ) => cartItemsCount );
	return (
		<span className={ className }>
			{ sprintf(
				/* translators: %d: number of items in the cart. */
				__( '(items: %d)', 'woocommerce' ),
				count
			) }
		</span>
	);
};
