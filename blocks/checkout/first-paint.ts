import { flushSync } from '@wordpress/element';

/**
 * Mounts a block in place of the server's first paint, in one task, and moves what was typed there, the focus and the
 * selection to its fields (docs/decisions/first-paint.md).
 */
export const takeOver = < Result >(
	container: HTMLElement,
	mount: () => Result
): Result => {
	const { activeElement } = container.ownerDocument;
	const painted = container.querySelectorAll< HTMLInputElement >(
		'.sf-first-paint [name]'
	);
	const result = flushSync( mount );
	painted.forEach( ( old ) => {
		const field = document.getElementById( old.id );
		if ( ! field ) {
			return;
		}
		if ( old.value !== old.defaultValue ) {
			// The setter of the prototype: React ignores events of values that it has seen set on the element.
			Reflect.set(
				HTMLInputElement.prototype,
				'value',
				old.value,
				field
			);
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		if ( old === activeElement ) {
			field.focus( { preventScroll: true } );
			// Email fields have no selection API.
			if ( old.selectionStart !== null ) {
				( field as HTMLInputElement ).setSelectionRange(
					old.selectionStart,
					old.selectionEnd
				);
			}
		}
	} );
	return result;
};
