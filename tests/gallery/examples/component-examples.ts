import { createElement } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';

/** A component in one of the states that it can be in. */
export interface ComponentExample< Props extends object = object > {
	/** What is to be seen, in a few words, as `error` or `with a long name`. */
	name: string;
	props: Readonly< Props >;
	render: () => ReactElement< Props >;
}

/** A component with all its states, for a page that shows them and for checks that run over them. */
export interface ComponentExamples {
	/** As it is exported. */
	component: string;
	examples: readonly ComponentExample[];
}

/** Components that serve one purpose. */
export interface ComponentGroup {
	title: string;
	components: readonly ComponentExamples[];
}

/**
 * The states of a component, by name.
 *
 * @param name      As the component is exported.
 * @param component
 * @param states    Its props by the name of the state.
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
