/** One way in which the looks of a state can be changed. */
export interface DisplayOption {
	/** In the query of an address. */
	name: string;
	label: string;
	/** The first one is there unless another is asked for. */
	options: ReadonlyArray< { value: string; label: string } >;
}

/** By name of the look, the value of the option that was chosen. */
export type DisplayOptionValues = Readonly< Record< string, string > >;

export const DISPLAY_OPTIONS: readonly DisplayOption[] = [
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

const getDefault = ( { options }: DisplayOption ) => options[ 0 ]?.value ?? '';

/** The looks that an address asks for; what it does not ask for, or what there is none of, is as it is first. */
export const readDisplayOptions = (
	query: URLSearchParams
): DisplayOptionValues =>
	Object.fromEntries(
		DISPLAY_OPTIONS.map( ( displayOption ) => {
			const requested = query.get( displayOption.name );
			const option = displayOption.options.find(
				( { value } ) => value === requested
			);
			return [
				displayOption.name,
				option?.value ?? getDefault( displayOption ),
			];
		} )
	);

/** The query that asks for these looks, without those that are there anyway. */
export const writeDisplayOptions = (
	displayOptions: DisplayOptionValues
): URLSearchParams =>
	new URLSearchParams(
		DISPLAY_OPTIONS.flatMap( ( displayOption ) => {
			const value = displayOptions[ displayOption.name ];
			return value === undefined || value === getDefault( displayOption )
				? []
				: [ [ displayOption.name, value ] ];
		} )
	);

/** Gives a document these looks. Its width is its window's affair. */
export const applyDisplayOptions = (
	{ documentElement }: Document,
	{ dir = '', text = '', theme = '' }: DisplayOptionValues
): void => {
	documentElement.dir = dir;
	documentElement.style.fontSize = `${ text }%`;
	documentElement.dataset.sfTheme = theme;
};
