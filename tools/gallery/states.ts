import {
	componentGroups,
	type ComponentExample,
	type ComponentExamples,
} from './examples';
import { kebabCase } from '@shopfront/text';

/** A component state in the gallery. */
export interface GalleryState {
	/** Id in URLs: `button-disabled`. */
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
	/** Such as `group-controls`. The prefix avoids collisions with component ids. */
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

/** All groups of the gallery. */
export const galleryGroups: readonly GalleryGroup[] = componentGroups.map(
	( { title, components } ) => ( {
		id: `group-${ kebabCase( title ) }`,
		title,
		components: components.map( componentFrom ),
	} )
);

/** All states of all groups. */
export const galleryStates: readonly GalleryState[] = galleryGroups.flatMap(
	( { components } ) => components.flatMap( ( { states } ) => states )
);

/** Returns the state with an id; `undefined` if there is none. */
export const findState = ( id: string | null ): GalleryState | undefined =>
	galleryStates.find( ( state ) => state.id === id );
