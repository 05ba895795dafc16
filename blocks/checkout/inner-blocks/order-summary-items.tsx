import {
	coerceAttributes,
	useContainerSize,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import {
	OrderSummaryItems as Items,
	TotalsWrapper,
} from '@shopfront/components';
import { SummaryItem } from '../summary-item';

/** The items of the order. */
export const OrderSummaryItems = ( {
	className,
	...attributes
}: BlockProps ) => {
	const { cartItems } = useStoreCart();
	const isLarge = useContainerSize() === 'large';
	const { disableProductDescriptions } = coerceAttributes(
		{ disableProductDescriptions: { type: 'boolean', default: false } },
		attributes
	);
	return (
		<TotalsWrapper className={ className }>
			<Items isLarge={ isLarge }>
				{ cartItems.map( ( { key } ) => (
					<SummaryItem
						key={ key }
						itemKey={ key }
						hidesDescription={ disableProductDescriptions }
					/>
				) ) }
			</Items>
		</TotalsWrapper>
	);
};
