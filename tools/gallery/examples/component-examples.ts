import { createElement } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';

export interface ComponentExample< Props extends object = object > {
	name: string;
	props: Readonly< Props >;
	render: () => ReactElement< Props >;
}

/** For the gallery and the conformance tests. */
export interface ComponentExamples {
	component: string;
	examples: readonly ComponentExample[];
}

export interface ComponentGroup {
	title: string;
	components: readonly ComponentExamples[];
}

/** `states` are props by the state's name. */
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
