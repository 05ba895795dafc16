import { ORDER_ATTRIBUTION } from '@shopfront/names';
import type { AttributionData } from './settings';

const { inputs: TAG } = ORDER_ATTRIBUTION;

/** The custom element that contains the hidden inputs. */
export interface InputsElement extends HTMLElement {
	values: AttributionData;
}

/**
 * Defines the element, unless another script has. Each form keeps only its first one: a page may have several forms,
 * such as a login beside the checkout. `prefix` starts the names of the inputs.
 */
export const defineInputsElement = (
	view: Window & typeof globalThis,
	prefix: string,
	getValues: () => AttributionData
): void => {
	const { customElements, document, HTMLElement } = view;
	if ( customElements.get( TAG ) ) {
		return;
	}
	customElements.define(
		TAG,
		class extends HTMLElement implements InputsElement {
			connectedCallback() {
				const form = this.closest( 'form' );
				const first = [ ...document.querySelectorAll( TAG ) ].find(
					( one ) => one.closest( 'form' ) === form
				);
				if ( first === this ) {
					this.values = getValues();
				} else {
					this.remove();
				}
			}

			get values() {
				return Object.fromEntries(
					[ ...this.querySelectorAll( 'input' ) ].map(
						( { name, value } ) => [
							name.slice( prefix.length ),
							value,
						]
					)
				);
			}

			set values( values: AttributionData ) {
				this.replaceChildren(
					...Object.entries( values ).map( ( [ field, value ] ) => {
						const input = document.createElement( 'input' );
						input.type = 'hidden';
						input.name = prefix + field;
						input.value = value ?? '';
						return input;
					} )
				);
			}
		}
	);
};
