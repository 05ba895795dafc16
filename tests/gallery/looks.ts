/** One way in which the looks of a state can be changed. */
export interface Look {
	/** In the query of an address. */
	name: string;
	label: string;
	/** The first one is there unless another is asked for. */
	options: ReadonlyArray< { value: string; label: string } >;
}

/** By name of the look, the value of the option that was chosen. */
export type Looks = Readonly< Record< string, string > >;

export const LOOKS: readonly Look[] = [
	{
		name: 'width',
		label: 'Width',
		options: [
			{ value: '390', label: '390 px' },
			{ value: '320', label: '320 px' },
			{ value: 'page', label: 'The page' },
		],
	},
	{
		name: 'dir',
		label: 'Direction',
		options: [
			{ value: 'ltr', label: 'Left to right' },
			{ value: 'rtl', label: 'Right to left' },
		],
	},
	{
		name: 'text',
		label: 'Text size',
		options: [
			{ value: '100', label: '100 %' },
			{ value: '200', label: '200 %' },
		],
	},
	{
		name: 'theme',
		label: 'Colours',
		options: [
			{ value: 'light', label: 'Light' },
			{ value: 'dark', label: 'Dark' },
		],
	},
];

const firstOf = ( { options }: Look ) => options[ 0 ]?.value ?? '';

/** The looks that an address asks for; what it does not ask for, or what there is none of, is as it is first. */
export const readLooks = ( query: URLSearchParams ): Looks =>
	Object.fromEntries(
		LOOKS.map( ( look ) => {
			const asked = query.get( look.name );
			const option = look.options.find(
				( { value } ) => value === asked
			);
			return [ look.name, option?.value ?? firstOf( look ) ];
		} )
	);

/** The query that asks for these looks, without those that are there anyway. */
export const writeLooks = ( looks: Looks ): URLSearchParams =>
	new URLSearchParams(
		LOOKS.flatMap( ( look ) => {
			const value = looks[ look.name ];
			return value === undefined || value === firstOf( look )
				? []
				: [ [ look.name, value ] ];
		} )
	);

/** Gives a document these looks. Its width is its window's affair. */
export const applyLooks = (
	{ documentElement }: Document,
	{ dir = '', text = '', theme = '' }: Looks
): void => {
	documentElement.dir = dir;
	documentElement.style.fontSize = `${ text }%`;
	documentElement.dataset.sfTheme = theme;
};
