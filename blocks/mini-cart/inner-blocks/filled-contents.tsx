import { useStoreCart, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import { hasItems } from '../has-items';

/** The content of the drawer for a cart with items. Its lines are laid out as cards at every width of the drawer. */
export const FilledContents = ( { className, children }: BlockProps ) =>
	useStoreCart( hasItems ) ? (
		<div className={ clsx( className, 'is-mobile' ) }>{ children }</div>
	) : null;
