<?php // The class by which scripts find the form: variations_form.
