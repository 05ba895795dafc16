import { DISPLAY_OPTIONS, type DisplayOptionValues } from './display-options';

export interface DisplayOptionControlsProps {
	displayOptions: DisplayOptionValues;
	onChange: ( displayOptions: DisplayOptionValues ) => void;
}

export const DisplayOptionControls = ( {
	displayOptions,
	onChange,
}: DisplayOptionControlsProps ) => (
	<form className="sf-gallery-switches" aria-label="Looks">
		{ DISPLAY_OPTIONS.map( ( { name, label, options } ) => (
			<fieldset key={ name }>
				<legend>{ label }</legend>
				{ options.map( ( option ) => (
					<label
						key={ option.value }
						htmlFor={ `look-${ name }-${ option.value }` }
					>
						<input
							id={ `look-${ name }-${ option.value }` }
							type="radio"
							name={ name }
							value={ option.value }
							checked={ displayOptions[ name ] === option.value }
							onChange={ () =>
								onChange( {
									...displayOptions,
									[ name ]: option.value,
								} )
							}
						/>
						{ option.label }
					</label>
				) ) }
			</fieldset>
		) ) }
	</form>
);
