import { useStoreCart, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import { hasItems } from '../has-items';

/** Lines look like cards at every width of the drawer. */
export const FilledContents = ( { className, children }: BlockProps ) =>
	useStoreCart( hasItems ) ? (
		<div className={ clsx( className, 'is-mobile' ) }>{ children }</div>
	) : null;
