import { useStoreCart, type BlockProps } from '@shopfront/bindings';
import { hasItems } from '../has-items';

/** The content of the drawer for a cart with items. */
export const FilledContents = ( { className, children }: BlockProps ) =>
	useStoreCart( hasItems ) ? (
		<div className={ className }>{ children }</div>
	) : null;
