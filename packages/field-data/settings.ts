/** Printed by the server on pages with figures, in `<script type="application/json" id="shopfront-field-data">`. */
export interface FieldDataSettings {
	/** Address of the script that collects. */
	script: string;
	/** Receives reports. */
	url: string;
	/** A {@link PageKind}. */
	page: string;
}
