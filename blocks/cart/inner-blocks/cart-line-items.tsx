import { ConnectedCartLines, type BlockProps } from '@shopfront/bindings';

/** The table of cart lines. */
export const CartLineItems = ( { className }: BlockProps ) => (
	<ConnectedCartLines className={ className } />
);
