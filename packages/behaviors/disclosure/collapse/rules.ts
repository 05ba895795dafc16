export interface Section {
	readonly id: string;
	readonly isOpen: boolean;
	/** First group or `''`. `-highlander`: one member is open. Else opening a member closes other first groups. */
	readonly rel: string;
	/** Second group or `''`. `-highlander`: one member is open. Else only "all sections" controls use it. */
	readonly toggleGroup: string;
	/** Its own trigger doesn't close it, only another member of its group. */
	readonly isMustBeOne?: boolean;
	readonly isExpandOnly?: boolean;
	/** Ids of the sections around it, in any order. Unknown ids don't matter. */
	readonly parents: readonly string[];
}

/** Returns the ids of a panel's ancestors that start with a prefix, without the prefix. */
export const readParents = ( panel: Element | null, prefix = '' ): string[] => {
	const parents: string[] = [];
	for (
		let parent = panel?.parentElement;
		parent;
		parent = parent.parentElement
	) {
		if ( parent.id.startsWith( prefix ) ) {
			parents.push( parent.id.slice( prefix.length ) );
		}
	}
	return parents;
};

/** Sections that an "all sections" control affects. `rel` wins over `toggleGroup`; without either, all sections. */
export interface Scope {
	readonly rel?: string;
	readonly toggleGroup?: string;
}

const isHighlander = ( group: string ) => group.includes( '-highlander' );

const isInGroup = ( { rel, toggleGroup }: Section ) =>
	rel !== '' || toggleGroup !== '';

/** Closes sections, and all sections inside a closed group member. */
const close = (
	sections: readonly Section[],
	isClosed: ( section: Section ) => boolean
): Section[] => {
	const closed = sections.filter(
		( section ) =>
			section.isOpen && ! section.isExpandOnly && isClosed( section )
	);
	const outer = closed.filter( isInGroup ).map( ( { id } ) => id );
	return sections.map( ( section ) =>
		section.isOpen &&
		! section.isExpandOnly &&
		( closed.includes( section ) ||
			section.parents.some( ( id ) => outer.includes( id ) ) )
			? { ...section, isOpen: false }
			: section
	);
};

/** Opening a section never closes its own container, which would hide it. */
const closesOther = ( opened: Section, other: Section ): boolean => {
	const { rel, toggleGroup } = opened;
	if ( other.id === opened.id || opened.parents.includes( other.id ) ) {
		return false;
	}
	return (
		( isHighlander( toggleGroup ) && other.toggleGroup === toggleGroup ) ||
		( rel !== '' &&
			other.rel !== '' &&
			isHighlander( rel ) === ( other.rel === rel ) )
	);
};

/** Returns the sections after a press (docs/contract/site-behaviors.md 1.1). An unknown id changes nothing. */
export const pressTrigger = (
	sections: readonly Section[],
	id: string
): readonly Section[] => {
	const pressed = sections.find( ( section ) => section.id === id );
	if ( ! pressed ) {
		return sections;
	}
	if ( pressed.isOpen ) {
		return pressed.isMustBeOne &&
			( isHighlander( pressed.rel ) ||
				isHighlander( pressed.toggleGroup ) )
			? sections
			: close( sections, ( section ) => section === pressed );
	}
	return close( sections, ( section ) =>
		closesOther( pressed, section )
	).map( ( section ) =>
		section.id === id ? { ...section, isOpen: true } : section
	);
};

export const setAll = (
	sections: readonly Section[],
	isOpen: boolean,
	{ rel = '', toggleGroup = '' }: Scope
): readonly Section[] => {
	const isMeant = ( section: Section ) => {
		if ( rel ) {
			return section.rel === rel;
		}
		return ! toggleGroup || section.toggleGroup === toggleGroup;
	};
	return isOpen
		? sections.map( ( section ) =>
				isMeant( section ) ? { ...section, isOpen } : section
			)
		: close( sections, isMeant );
};
