/** The states that a person looks for. */
export const STATES = [
	'initial',
	'active',
	'loading',
	'error',
	'empty',
	'disabled',
] as const;

export type State = ( typeof STATES )[ number ];

/** A state on the page: what to see, and its HTML. */
export interface Example {
	/** One sentence: what a visitor sees, or has to do to see it. */
	text: string;
	/** HTML as a server prints it. Of a state that only the script makes, the HTML that it leaves, without its selector. */
	html: string;
}

/** A behavior on the page `/behaviors/` of the demo shop. */
export interface Section {
	/** As in assets/entries/behaviors.ts or packages/behaviors/page/site. */
	name: string;
	title: string;
	/** One or two sentences: what it adds to the HTML of the server. */
	text: string;
	/** Each state, or the reason why there is none. */
	states: Record< State, Example | string >;
}
