import { ConnectedCartLines, type BlockProps } from '@shopfront/bindings';

export const CartLineItems = ( { className }: BlockProps ) => (
	<ConnectedCartLines className={ className } />
);
