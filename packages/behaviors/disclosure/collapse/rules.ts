/** A collapsible section, as far as the rules of groups need it. */
export interface Section {
	readonly id: string;
	readonly isOpen: boolean;
	/** First group; `''` for none. With `-highlander`, one member is open; otherwise opening one closes members of other first groups. */
	readonly rel: string;
	/** Second group; `''` for none. With `-highlander`, one member is open; otherwise it matters to controls of all sections alone. */
	readonly toggleGroup: string;
	/** Its trigger does not close it; another member of its group does. */
	readonly isMustBeOne?: boolean;
	/** Nothing closes it. */
	readonly isExpandOnly?: boolean;
	/** Ids of the sections that contain it, in any order. Other ids do not matter. */
	readonly parents: readonly string[];
}

/** Returns the ids of a panel's ancestors that begin with a prefix, without it. */
export function readParents( panel: Element | null, prefix = '' ): string[] {
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
}

/** Which sections a control of all sections concerns. `rel` wins; without either, all. */
export interface Scope {
	readonly rel?: string;
	readonly toggleGroup?: string;
}

const isHighlander = ( group: string ) => group.includes( '-highlander' );

const isInGroup = ( { rel, toggleGroup }: Section ) =>
	rel !== '' || toggleGroup !== '';

/** Closes sections, and those inside of members of a group. */
function close(
	sections: readonly Section[],
	isClosed: ( section: Section ) => boolean
): Section[] {
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
}

/** Whether opening one section closes another. Never one that contains it, which would hide it. */
function closesOther( opened: Section, other: Section ): boolean {
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
}

/**
 * Returns the sections after the trigger of one was pressed. See docs/contract/site-behaviors.md 1.1.
 *
 * @param sections
 * @param id       An unknown one changes nothing.
 */
export function pressTrigger(
	sections: readonly Section[],
	id: string
): readonly Section[] {
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
}

/** Returns the sections after a control of all sections was pressed. */
export function setAll(
	sections: readonly Section[],
	isOpen: boolean,
	{ rel = '', toggleGroup = '' }: Scope
): readonly Section[] {
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
}
