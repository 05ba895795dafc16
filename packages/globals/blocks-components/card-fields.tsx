import {
	BlockAppProvider,
	InterfaceCardFields,
	type BlockApp,
	type InterfaceCardFieldsProps,
	type ValidatedCardHandle,
} from '@shopfront/bindings';
import { forwardRef } from '@wordpress/element';

/** `CardFields` also renders outside of the page's components. */
export const createCardFields = ( app: BlockApp ) =>
	forwardRef< ValidatedCardHandle, InterfaceCardFieldsProps >(
		function AddOnCardFields( props, ref ) {
			return (
				<BlockAppProvider app={ app }>
					<InterfaceCardFields { ...props } ref={ ref } />
				</BlockAppProvider>
			);
		}
	);
