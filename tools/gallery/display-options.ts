export interface DisplayOption {
	name: string;
	label: string;
	/** The first is the default. */
	options: ReadonlyArray< { value: string; label: string } >;
}

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

/** Missing or invalid values use the default. */
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

/** Only options that differ from the default. */
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

/** All but the width, which its frame has. */
export const applyDisplayOptions = (
	{ documentElement }: Document,
	{ dir = '', text = '', theme = '' }: DisplayOptionValues
): void => {
	documentElement.dir = dir;
	documentElement.style.fontSize = `${ text }%`;
	documentElement.dataset.sfTheme = theme;
};
