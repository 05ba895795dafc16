import { LOOKS, type Looks } from './looks';

export interface LookSwitchesProps {
	looks: Looks;
	onChange: ( looks: Looks ) => void;
}

/** Chooses how all states look. */
export const LookSwitches = ( { looks, onChange }: LookSwitchesProps ) => (
	<form className="sf-gallery-switches" aria-label="Looks">
		{ LOOKS.map( ( { name, label, options } ) => (
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
							checked={ looks[ name ] === option.value }
							onChange={ () =>
								onChange( { ...looks, [ name ]: option.value } )
							}
						/>
						{ option.label }
					</label>
				) ) }
			</fieldset>
		) ) }
	</form>
);
