import {
	componentGroups,
	type ComponentExample,
	type ComponentExamples,
} from './examples';
import { kebabCase } from '@shopfront/text';

/** A state of a component as the gallery knows it. */
export interface GalleryState {
	/** By which it is addressed: `button-disabled`. */
	id: string;
	/** `Button: disabled`. */
	title: string;
	name: string;
	render: ComponentExample[ 'render' ];
}

export interface GalleryComponent {
	/** `button`. */
	id: string;
	name: string;
	states: readonly GalleryState[];
}

export interface GalleryGroup {
	/** `controls`; of another shape than the id of a component, so that the two cannot meet. */
	id: string;
	title: string;
	components: readonly GalleryComponent[];
}

const componentFrom = ( {
	component,
	examples,
}: ComponentExamples ): GalleryComponent => ( {
	id: kebabCase( component ),
	name: component,
	states: examples.map( ( { name, render } ) => ( {
		id: kebabCase( `${ component } ${ name }` ),
		title: `${ component }: ${ name }`,
		name,
		render,
	} ) ),
} );

/** All that the gallery shows. */
export const galleryGroups: readonly GalleryGroup[] = componentGroups.map(
	( { title, components } ) => ( {
		id: `group-${ kebabCase( title ) }`,
		title,
		components: components.map( componentFrom ),
	} )
);

/** All states, one after the other. */
export const galleryStates: readonly GalleryState[] = galleryGroups.flatMap(
	( { components } ) => components.flatMap( ( { states } ) => states )
);

/** The state with an id; `undefined` when there is none. */
export const findState = ( id: string | null ): GalleryState | undefined =>
	galleryStates.find( ( state ) => state.id === id );
