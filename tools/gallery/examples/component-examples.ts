import { createElement } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';

/** One state of a component. */
export interface ComponentExample< Props extends object = object > {
	/** Short description of the state, such as `error` or `with a long name`. */
	name: string;
	props: Readonly< Props >;
	render: () => ReactElement< Props >;
}

/** A component with all its states, for the gallery and the conformance tests. */
export interface ComponentExamples {
	/** Exported name. */
	component: string;
	examples: readonly ComponentExample[];
}

/** Components with a common purpose. */
export interface ComponentGroup {
	title: string;
	components: readonly ComponentExamples[];
}

/**
 * Creates the examples of a component.
 *
 * @param name      Exported name of the component.
 * @param component
 * @param states    Props by name of the state.
 */
export const examplesOf = < Props extends object >(
	name: string,
	component: ComponentType< Props >,
	states: Readonly< Record< string, Props > >
): ComponentExamples => ( {
	component: name,
	examples: Object.entries( states ).map( ( [ state, props ] ) => ( {
		name: state,
		props,
		render: () => createElement( component, props ),
	} ) ),
} );
