import {
	componentGroups,
	type ComponentExample,
	type ComponentExamples,
} from './examples';
import { kebabCase } from '@shopfront/text';

export interface GalleryState {
	/** In URLs: `button-disabled`. */
	id: string;
	title: string;
	name: string;
	render: ComponentExample[ 'render' ];
}

export interface GalleryComponent {
	id: string;
	name: string;
	states: readonly GalleryState[];
}

export interface GalleryGroup {
	/** `group-controls`. The prefix avoids collisions with component ids. */
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

export const galleryGroups: readonly GalleryGroup[] = componentGroups.map(
	( { title, components } ) => ( {
		id: `group-${ kebabCase( title ) }`,
		title,
		components: components.map( componentFrom ),
	} )
);

export const galleryStates: readonly GalleryState[] = galleryGroups.flatMap(
	( { components } ) => components.flatMap( ( { states } ) => states )
);

/** `undefined` for an unknown id. */
export const findState = ( id: string | null ): GalleryState | undefined =>
	galleryStates.find( ( state ) => state.id === id );
